import { setFlagsFromString } from "node:v8";

// V8 sizes what it keeps ready for young objects by what outlives loading and starting, and never
// gives it back: 32 MB, of which a server without visitors uses one. serve.ts lets it grow again.
setFlagsFromString("--semi-space-growth-factor=1");
await import("./serve.ts");
