#include "CWasmRuntime.h"
