import autocannon from "autocannon";

export interface Rate {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were not 2xx. */
  failures: number;
}

/** Keeps `connections` busy for `seconds`. */
export async function load(options: {
  origin: string;
  path: string;
  connections: number;
  seconds: number;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  /** One per request, in turn; each connection begins at another. */
  bodies?: string[];
}): Promise<Rate> {
  const { origin, path, connections, seconds, method = "GET", headers = {}, bodies } = options;
  const requests = (bodies ?? [undefined]).map((body) => ({
    method,
    path,
    headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body } : {}),
  }));
  let opened = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: 60,
    requests,
    setupClient: (client) => {
      const first = opened++ % requests.length;
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    },
  });
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}

export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

// A server's first seconds go to compiling; the more code, the longer.
const warmUpRounds = 3;

/**
 * Measures two loads in turn, after rounds that warm their servers up.
 * @returns the medians of each, and of the ratios within a round, in which the machine is as fast for both
 */
export async function compareRates(
  rounds: number,
  ours: () => Promise<Rate>,
  theirs: () => Promise<Rate>,
): Promise<{ ours: Rate; theirs: Rate; ratio: number }> {
  const [a, b]: [Rate[], Rate[]] = [[], []];
  for (let round = -warmUpRounds; round < rounds; round++) {
    const [one, other] = [await ours(), await theirs()];
    if (round < 0) continue;
    a.push(one);
    b.push(other);
  }
  return {
    ours: summary(a),
    theirs: summary(b),
    ratio: median(a.map((one, at) => one.requestsPerSecond / b[at]!.requestsPerSecond)),
  };
}

function summary(rates: Rate[]): Rate {
  return {
    requestsPerSecond: median(rates.map((rate) => rate.requestsPerSecond)),
    p50Ms: median(rates.map((rate) => rate.p50Ms)),
    p99Ms: median(rates.map((rate) => rate.p99Ms)),
    failures: rates.reduce((sum, rate) => sum + rate.failures, 0),
  };
}
