// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type Rpc = typeof import('./lib/rpc')

routerAdd('POST', '/api/rpc/get_user_permissions', (e) =>
  (require(`${__hooks}/lib/rpc.js`) as Rpc).getUserPermissions(e),
)
routerAdd('POST', '/api/rpc/record_feature_usage', (e) =>
  (require(`${__hooks}/lib/rpc.js`) as Rpc).recordFeatureUsage(e),
)
routerAdd('POST', '/api/rpc/upgrade_user_tier', (e) =>
  (require(`${__hooks}/lib/rpc.js`) as Rpc).upgradeUserTier(e),
)
