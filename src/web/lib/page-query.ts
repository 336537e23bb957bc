import { useInfiniteQuery } from '@tanstack/react-query';
import type { Endpoint, Output, Sent } from '#contract/endpoint';
import { call, type ApiError } from './call.ts';
import { keyOf, queryClient } from './query.ts';

type Paged = { nextPage: string | null };

// Reads a list page by page, each by the key that the page before ended with.
export function usePages<E extends Endpoint>(endpoint: E, input: Omit<Sent<E> & object, 'after'>) {
  return useInfiniteQuery<Output<E>, ApiError, { pages: Output<E>[] }, readonly unknown[], string | null>(
    {
      queryKey: [...keyOf(endpoint, input), 'pages'],
      queryFn: ({ signal, pageParam }) => call(endpoint, { ...input, ...(pageParam !== null && { after: pageParam }) } as Sent<E>, { signal }),
      initialPageParam: null,
      getNextPageParam: (last) => (last as Paged).nextPage,
      staleTime: 0,
      // What is there stays in sight while the next is fetched.
      placeholderData: (before) => before,
    },
    queryClient,
  );
}
