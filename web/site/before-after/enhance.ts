// For pages whose only script of their own is this.
import { enableBeforeAfters } from "./enable.ts";

enableBeforeAfters();
