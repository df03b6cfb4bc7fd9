/** Path and query as they were sent. The longest that the page asks for, the stats of 100 games, has 2 KB. */
const LONGEST_ADDRESS = 4096

/**
 * There is no place before all routes where JavaScript could look at an address without holding its runtime for as
 * long as the request lasts. So the guard asks this, every route of ours that takes the guard's place does, and the
 * busy ones ask it without setting headers.
 */
export function refuseLongAddress(request: http.Request): void {
  if (request.requestURI.length > LONGEST_ADDRESS) throw new ApiError(414, 'The address is too long', {})
}
