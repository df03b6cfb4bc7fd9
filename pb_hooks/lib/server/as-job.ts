const KEY = 'own-app'

/** Runs at each start, with the app that is outside any transaction. */
export function keepOwnApp(app: CoreApp): void {
  app.store().set(KEY, app)
}

/**
 * Every function that cron or the server's end calls is wrapped in this. A hook leaves its transaction's app behind as
 * its engine's `$app`. PocketBase before 0.39.8 puts the server's own app back for routes only: others would work in a
 * transaction that has ended, and fail.
 */
export function asJob<Args extends readonly unknown[]>(work: (...args: Args) => void) {
  return (...args: Args): void => {
    if ($app.isTransactional()) $app = ($app.store().get(KEY) as PocketBase | null) ?? $app
    work(...args)
  }
}
