export { lookAtLink } from './accounts/look-at-link'
