// The additional script of /affiliate-strategy: tabs, copying, and the affiliate's own link.
import { startMaterial } from "#web/affiliates/material/start-material.ts";
import { showNotice } from "../static-notice.ts";

startMaterial(document.querySelector<HTMLElement>("[data-material]")!, showNotice);
