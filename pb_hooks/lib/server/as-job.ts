const KEY = 'own-app'

/** At each start, with the app that stands in no transaction. */
export function keepOwnApp(app: CoreApp): void {
  app.store().set(KEY, app)
}

/**
 * What cron calls is wrapped in this. A hook leaves the app of its transaction behind as `$app` of its engine, and
 * PocketBase before 0.39.8 puts the server's own back for routes, but not for cron: a job would work in a transaction that
 * has ended, and fail.
 */
export function asJob<Args extends readonly unknown[]>(work: (...args: Args) => void) {
  return (...args: Args): void => {
    if ($app.isTransactional()) $app = ($app.store().get(KEY) as PocketBase | null) ?? $app
    work(...args)
  }
}
