import { EDGE_PACKAGES, findNginx } from './edge/nginx'
import { findBrowser, findWindowedBrowser } from './find-browser'
import { installFromDebian } from './install-from-debian'

/** What the named parts of the tests need beside npm's packages. What cannot be had is told by the tests that miss it. */
const parts = process.argv.slice(2)

if (parts.includes('server') && typeof findNginx() === 'string') installFromDebian(EDGE_PACKAGES)
if (parts.includes('browser')) {
  findBrowser()
  findWindowedBrowser()
}
