import type { EquivalentsByFile } from './equivalents-by-file'

export const WORKER: EquivalentsByFile = {
  'sw/caching.ts': [
    ["''", '"Stryker was here!"', 'No page and no cache has the name that the tool made up.'],
    [
      "app.getCacheKeyForURL('/index.html') ?? ''",
      "app.getCacheKeyForURL('/index.html') && ''",
      'Only the compiler wants the other name: the build always lists the page.',
    ],
  ],
  'sw/last-build.ts': [
    ["'/last-build'", '""', 'The list is found under any address that no file of the app has.'],
  ],
  'sw/logos.ts': [
    ['stored', 'true', 'To note that nothing was used fails, and that failure is ignored.'],
    [
      "headers.get('Content-Type')?.startsWith",
      "headers.get('Content-Type').startsWith",
      'An answer without a type then fails like a missing one; in both cases there is no picture to keep.',
    ],
  ],
  'sw/picture-fetch.ts': [
    ["'abort'", '""', 'To abort a request that is over does nothing; the listener only takes memory.'],
  ],
}
