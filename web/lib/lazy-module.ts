import { networkFailure } from "./call.ts";

/** Query options that load a module on demand, so that its loading and failure show like any query's. */
export function lazyModuleQuery<Module>(name: string, load: () => Promise<Module>) {
  return {
    queryKey: ["code", name],
    queryFn: () =>
      load().catch((error) => {
        throw networkFailure(error);
      }),
    gcTime: Number.POSITIVE_INFINITY,
  };
}
