export { applySettings } from './security/apply-settings'
export { guardRequest } from './security/guard-request'
export { guardSubscription } from './security/guard-subscription'
export { prepareServer } from './security/prepare-server'
