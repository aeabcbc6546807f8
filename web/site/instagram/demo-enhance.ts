// What /instagram-demo does beyond every static page: its tabs, and the three calls behind them.
import { enableCampaign } from "./campaign.ts";
import { enableGenerate } from "./generate.ts";
import { enableTabs } from "./tabs.ts";
import { enableTeam } from "./team.ts";

enableGenerate();
enableTabs({ equipo: enableTeam(), campana: enableCampaign() });
