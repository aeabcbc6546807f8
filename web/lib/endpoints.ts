import {
  type InfiniteData,
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { CallOf, Endpoint, OutputOf } from "#shared/endpoint.ts";
import { CallError, type CallParts, call, callPage, type PageOf } from "./call.ts";

/** The cache key of a call: the path's parts with the parameters filled in, then the query. */
export function keyOf<E extends Endpoint>(endpoint: E, parts: CallOf<E>): QueryKey {
  const { params, query } = parts as CallParts;
  const values = (params ?? {}) as Record<string, unknown>;
  const path = endpoint.path
    .split("/")
    .filter(Boolean)
    .map((part) => (part.startsWith("{") ? String(values[part.slice(1, -1)]) : part));
  return query === undefined ? path : [...path, query];
}

/** The key's part before the first parameter, which matches every cached answer of this endpoint. */
function familyOf(endpoint: Endpoint): QueryKey {
  const parts = endpoint.path.split("/").filter(Boolean);
  const parameter = parts.findIndex((part) => part.startsWith("{"));
  return parameter < 0 ? parts : parts.slice(0, parameter);
}

/**
 * The cache with the product's defaults: never stale, no refetch on focus, no retries; failed queries are
 * refetched on reconnect.
 */
export function createQueryClient(onSignedOut: (client: QueryClient) => void): QueryClient {
  const noticeSignedOut = (error: unknown) => {
    if (error instanceof CallError && error.status === 401) onSignedOut(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: noticeSignedOut }),
    mutationCache: new MutationCache({ onError: noticeSignedOut }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        // Offline, a page shows the error at once and recovers on reconnect.
        networkMode: "always",
        refetchOnReconnect: ({ state }) => (state.status === "error" ? "always" : false),
        refetchInterval: false,
        retry: false,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
  return client;
}

/** For data that may change elsewhere (another tab, the provider): refetched on mount and on window focus. */
export const alwaysRefetch = { refetchOnMount: "always", refetchOnWindowFocus: "always" } as const;

type QuerySettings<Output> = Omit<UseQueryOptions<Output, Error>, "queryKey" | "queryFn">;

/** The answer of a GET endpoint, cached by its address. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  parts: CallOf<E>,
  options: QuerySettings<OutputOf<E>> = {},
) {
  return useQuery<OutputOf<E>, Error>({
    ...options,
    queryKey: keyOf(endpoint, parts),
    queryFn: ({ signal }) => call(endpoint, parts, { signal }),
  });
}

/**
 * A paginated GET endpoint, page by page. `rows` are all rows loaded so far; `total` is the
 * server's count. The rest is TanStack's infinite query (`fetchNextPage`, `hasNextPage`…).
 */
export function usePages<E extends Endpoint>(
  endpoint: E,
  parts: CallOf<E>,
  {
    keepsShown,
    ...options
  }: {
    enabled?: boolean;
    refetchOnMount?: "always";
    refetchOnWindowFocus?: "always";
    /** Keeps the previous query's rows on screen until the new ones arrive. */
    keepsShown?: boolean;
  } = {},
) {
  type Page = PageOf<OutputOf<E>>;
  const result = useInfiniteQuery<Page, Error, InfiniteData<Page>, QueryKey, string | undefined>({
    ...options,
    ...(keepsShown ? { placeholderData: keepPreviousData } : {}),
    queryKey: [...keyOf(endpoint, parts), "pages"],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) => {
      const query = { ...((parts as CallParts).query as object | undefined), cursor: pageParam };
      return callPage(endpoint, { ...parts, query } as CallOf<E>, { signal });
    },
    getNextPageParam: (page) => page.next,
  });
  const rows = result.data?.pages.flatMap((page) => page.items as RowOf<E>[]);
  return { ...result, rows, total: result.data?.pages[0]?.total };
}

type RowOf<E extends Endpoint> = OutputOf<E> extends readonly (infer Row)[] ? Row : never;

type ActionSettings<E extends Endpoint> = Omit<
  UseMutationOptions<OutputOf<E>, Error, CallOf<E>>,
  "mutationFn" | "mutationKey"
> & {
  /** Endpoints whose answers this operation changes: refetched on success. */
  changes?: readonly Endpoint[];
  /** From the request to the end of the answer; 30 s by default. */
  timeoutMs?: number;
};

/** Performs an endpoint's operation: `mutate({ params, body })`, `isPending`, `error`. */
export function useAction<E extends Endpoint>(
  endpoint: E,
  { changes = [], timeoutMs = 30_000, onSuccess, ...options }: ActionSettings<E> = {},
) {
  const client = useQueryClient();
  return useMutation<OutputOf<E>, Error, CallOf<E>>({
    ...options,
    mutationFn: (parts) => call(endpoint, parts, { timeoutMs }),
    onSuccess: async (...answer) => {
      for (const changed of changes) {
        void client.invalidateQueries({ queryKey: familyOf(changed) });
      }
      await onSuccess?.(...answer);
    },
  });
}
