// The additional script of /instagram-demo: its tabs and their three API calls.
import { enableCampaign } from "./campaign.ts";
import { enableGenerate } from "./generate.ts";
import { enableTabs } from "./tabs.ts";
import { enableTeam } from "./team.ts";

enableGenerate();
enableTabs({ equipo: enableTeam(), campana: enableCampaign() });
