// For pages that need no other script.
import { enableBeforeAfters } from "./enable.ts";

enableBeforeAfters();
