import { ROUTED_PATHS } from '../src/platform/routed-pages'

/** Scripts and styles, whose names carry the hash of their content. */
export const ASSETS = '/assets/'

/** Chromium's family has it (Service Worker Static Routing); the standard's types do not. */
interface RoutingEvent extends ExtendableEvent {
  addRoutes(rules: readonly Rule[]): Promise<void>
}

interface Rule {
  readonly condition: {
    readonly urlPattern: { readonly pathname: string; readonly search?: string }
    readonly requestMethod?: 'GET'
    readonly requestMode?: RequestMode
    readonly requestDestination?: RequestDestination
  }
  readonly source: { readonly cacheName: string } | 'network'
}

interface Caches {
  /** Where the pages of the leagues are. */
  readonly pages: string
  /** Where the app's own files are. */
  readonly app: string
}

/**
 * Only the server can answer what pages fetch from it. Pictures have another destination, and this worker keeps them.
 * Without this rule each such request wakes the worker, and one that comes while Chromium stops it for the next version
 * is lost: then the next version waits for its end for five minutes.
 */
const FETCHED_FROM_SERVER: Rule = {
  condition: { urlPattern: { pathname: '/api/*' }, requestDestination: '' },
  source: 'network',
}

export function canRoute(): boolean {
  const { InstallEvent } = self as { readonly InstallEvent?: { readonly prototype: object } }
  return InstallEvent !== undefined && 'addRoutes' in InstallEvent.prototype
}

/**
 * Has the browser itself answer from caches for the pages of the leagues and for their scripts and styles, and ask the
 * server for scores, without starting this worker. What is not in a cache comes from the network. Browsers without
 * routes ask the worker. This is called while the worker installs, and takes effect once this worker is in charge.
 */
export function route(event: ExtendableEvent, caches: Caches): void {
  if (!canRoute()) return
  event.waitUntil((event as RoutingEvent).addRoutes(rules(caches)).catch(() => {}))
}

function rules({ pages, app }: Caches): readonly Rule[] {
  const ofPages = ROUTED_PATHS.map((pathname): Rule => ({
    condition: { urlPattern: { pathname, search: '' }, requestMode: 'navigate', requestMethod: 'GET' },
    source: { cacheName: pages },
  }))
  const ofAssets = (['script', 'style'] as const).map((requestDestination): Rule => ({
    condition: { urlPattern: { pathname: `${ASSETS}*` }, requestDestination },
    source: { cacheName: app },
  }))
  return [...ofPages, ...ofAssets, FETCHED_FROM_SERVER]
}
