/** Path and query as they were sent. The longest that the page asks for, the stats of 100 games, has 2 KB. */
const LONGEST_ADDRESS = 4096

/**
 * JavaScript cannot check an address before all routes without holding its runtime for as long as the request lasts. So
 * the guard calls this, every route of ours that replaces the guard calls it, and the busy ones call it without setting
 * headers.
 */
export function refuseLongAddress(request: http.Request): void {
  if (request.requestURI.length > LONGEST_ADDRESS) throw new ApiError(414, 'The address is too long', {})
}
