export { getUserPermissions } from './rpc/get-user-permissions'
export { recordFeatureUsage } from './rpc/record-feature-usage'
export { upgradeUserTier } from './rpc/upgrade-user-tier'
