/** Every address with a search comes from the worker or the server, whose pages no opener can reach. */
const PARTED = '?parted'

/**
 * Whoever opened this page could send it elsewhere later, to a sign-in page of its own for example. The server's header
 * prevents that; a page that comes from the device alone has no such header (`routed-pages.ts`) and is opened anew.
 */
export function leaveOpener(): void {
  const { pathname, search, hash } = location
  if (search === PARTED) history.replaceState(history.state, '', pathname + hash)
  else if (search === '' && opener !== null) location.replace(pathname + PARTED + hash)
}
