extension HTMLSheet {
  /// The style of all pages: colours that follow the reader's system, type, pictures, panels, tables,
  /// paper.
  static let shared: StaticString = """
    :root{color-scheme:light dark;--page:light-dark(#f5f5f7,#0e0e11);--card:light-dark(#fff,#19191d);--ink:light-dark(#1b1b1f,#f2f2f5);--soft:light-dark(#63636b,#a0a0aa);--line:light-dark(#00000014,#ffffff1f);--shade:light-dark(#0000001a,#00000080);--accent:light-dark(#0a62d0,#6cb2ff);--hue:light-dark(#fff,#26262b)}
    :root[data-look^=light]{color-scheme:light}
    :root[data-look^=dark]{color-scheme:dark}
    @media (prefers-contrast:more){:root:not([data-look]){--soft:var(--ink);--line:light-dark(#0009,#fff9)}}
    :root[data-look$=more]{--soft:var(--ink);--line:light-dark(#0009,#fff9)}
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
    body{margin:0 auto;max-width:72rem;padding:clamp(1.25rem,5vw,4rem) clamp(1rem,4vw,2.5rem);background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
    h1,h2,h3,h4{line-height:1.15;letter-spacing:-.02em;overflow-wrap:anywhere}
    h1{margin:0 0 .75rem;font-size:clamp(2.25rem,7vw,3.75rem);font-weight:750;letter-spacing:-.035em}
    h2{font-size:1.75rem;font-weight:700}
    h3{font-size:1.375rem;font-weight:650}
    h4{margin:0;font-size:.8125rem;font-weight:600;letter-spacing:0}
    .lede{max-width:44rem;margin:0 0 2rem;font-size:1.125rem;color:var(--soft)}
    .top{margin-bottom:2.5rem}
    .switches{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem}
    .switches[hidden]{display:none}
    .switches fieldset{display:flex;margin:0;padding:0;border:0}
    .switches legend{padding:0 0 .3rem;font-size:.75rem;color:var(--soft)}
    .switches label{position:relative;padding:.35rem .85rem;font-size:.875rem;background:var(--card);border:solid var(--line);border-width:1px 0;cursor:pointer}
    .switches label:first-of-type{border-left-width:1px;border-radius:.6rem 0 0 .6rem}
    .switches label:last-of-type{border-right-width:1px;border-radius:0 .6rem .6rem 0}
    .switches label:has(:checked){background:var(--ink);color:var(--page)}
    .switches input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}
    .switches label:has(:focus-visible){outline:2px solid var(--accent);outline-offset:2px;z-index:1}
    a:focus-visible,.scroll:focus-visible,.copy:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
    .pic{display:block;position:relative;flex:none;width:var(--bw);height:var(--bh)}
    .pic::before{content:"";position:absolute;left:var(--x);top:var(--y);width:var(--w);height:var(--h);background:var(--all) var(--c,0) 0 no-repeat}
    .ground{--cap:#43434c;color:var(--cap)}
    .ground.is-dark{--cap:#d6d6de}
    .cap{font-size:.75rem;line-height:1.3;color:var(--cap);text-align:center;overflow-wrap:anywhere}
    .panel{padding:1.25rem 1.5rem 1.5rem;border-radius:1.25rem;box-shadow:inset 0 0 0 1px var(--line);overflow:hidden}
    .grid{display:flex;flex-wrap:wrap;gap:2rem 2.25rem;margin:1.5rem 0 0;padding:0;list-style:none;align-items:end}
    .columns{display:grid;grid-template-columns:repeat(auto-fill,minmax(max(var(--bw) + 1rem,5.5rem),1fr));gap:1.75rem 1rem}
    .grid>li{display:grid;justify-items:center;gap:.75rem}
    .figures-head{display:flex;align-items:center;justify-content:space-between;gap:1rem;margin:1.5rem 0 .5rem;min-height:2rem}
    .copy{font:inherit;font-size:.8125rem;padding:.3rem .8rem;border:1px solid var(--line);border-radius:.6rem;background:var(--card);color:var(--ink);cursor:pointer}
    .scroll{overflow:auto;max-height:28rem;border-radius:1rem;background:var(--card);box-shadow:0 0 0 1px var(--line)}
    table{width:100%;border-collapse:collapse;font-size:.8125rem;line-height:1.35;font-variant-numeric:tabular-nums}
    th,td{padding:.34rem .75rem;text-align:start;vertical-align:top;font-weight:400;white-space:nowrap}
    thead th{position:sticky;top:0;z-index:1;background:var(--card);box-shadow:0 1px var(--line);font-weight:600;color:var(--soft)}
    tbody{border-top:1px solid var(--line)}
    tbody th{font-weight:600}
    .more>td:first-child,.more>th{color:transparent}
    .more>td:first-child::selection,.more>th::selection{color:var(--ink);background:#6cb2ff66}
    .same{color:var(--soft)}
    .color{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
    .swatch{width:1.1em;height:1.1em;margin:-.1em .55em -.2em 0;border-radius:.28em;background:#fff;box-shadow:0 0 0 1px var(--line)}
    .check{fill:#ccc}
    .status{position:fixed;inset:auto 0 1.5rem;width:fit-content;max-width:90vw;margin:auto;padding:.6rem 1.1rem;border-radius:2rem;background:var(--ink);color:var(--page);font-size:.875rem;opacity:0;pointer-events:none;transition:opacity .2s}
    .status.is-shown{opacity:1}
    @media screen{
    @media (not (prefers-color-scheme:dark)) and (not (prefers-contrast:more)){:root:not([data-look]) .on:not(.in-light){display:none}}
    @media (prefers-color-scheme:dark) and (not (prefers-contrast:more)){:root:not([data-look]) .on:not(.in-dark){display:none}}
    @media (not (prefers-color-scheme:dark)) and (prefers-contrast:more){:root:not([data-look]) .on:not(.in-light-more){display:none}}
    @media (prefers-color-scheme:dark) and (prefers-contrast:more){:root:not([data-look]) .on:not(.in-dark-more){display:none}}
    :root[data-look=light] .on:not(.in-light),:root[data-look=dark] .on:not(.in-dark),:root[data-look=light-more] .on:not(.in-light-more),:root[data-look=dark-more] .on:not(.in-dark-more){display:none}
    }
    @media (prefers-reduced-motion:reduce){*{transition:none!important}}
    @media (max-width:40rem){.panel{padding:1rem}.grid{gap:1.75rem 1rem;justify-content:center}th,td{padding:.34rem .55rem}}
    @page{margin:14mm}
    @media print{
    :root,:root[data-look]{color-scheme:light}
    .on:not(.in-light){display:none}
    *{-webkit-print-color-adjust:exact;print-color-adjust:exact}
    body{max-width:none;padding:0;background:#fff;font-size:.875rem}
    .switches,.copy,.status{display:none!important}
    .scroll{max-height:none;overflow:visible;box-shadow:none}
    table{font-size:.6875rem}
    thead th{position:static}
    .panel,.stage,tbody,.wall li{break-inside:avoid}
    h2,h3,h4{break-after:avoid}
    }
    """
}
