import { EDGE_PACKAGES, findNginx } from './edge/nginx'
import { findBrowser, findWindowedBrowser } from './find-browser'
import { installFromDebian } from './install-from-debian'

/** Installs what the named parts of the tests need beside npm's packages. Tests say themselves what they miss. */
const parts = process.argv.slice(2)

if (parts.includes('server') && typeof findNginx() === 'string') installFromDebian(EDGE_PACKAGES)
if (parts.includes('browser')) {
  findBrowser()
  findWindowedBrowser()
}
