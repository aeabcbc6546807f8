import { networkFailure } from "./call.ts";

/** A part of the site as something to be asked for: its code may be late, or not come. */
export function lateCode<Module>(name: string, load: () => Promise<Module>) {
  return {
    queryKey: ["code", name],
    queryFn: () =>
      load().catch((error) => {
        throw networkFailure(error);
      }),
    gcTime: Number.POSITIVE_INFINITY,
  };
}
