// This file only registers: PocketBase runs each handler from its own source, without the rest of this file.

type Access = typeof import('./lib/access')

// These two hooks run for every collection, so nobody can save rows in one that has no budget.
onRecordCreateRequest((e) => (require(`${__hooks}/lib/access.js`) as Access).spendCreate(e))
onRecordUpdateRequest((e) => (require(`${__hooks}/lib/access.js`) as Access).spendUpdate(e))

onRecordCreateRequest((e) => (require(`${__hooks}/lib/access.js`) as Access).guardNewAccount(e), 'users')
onRecordCreateRequest((e) => (require(`${__hooks}/lib/access.js`) as Access).hideTakenAddress(e), 'users')
onRecordUpdateRequest((e) => (require(`${__hooks}/lib/access.js`) as Access).limitPasswordTries(e), 'users')
onRecordUpdateRequest((e) => (require(`${__hooks}/lib/access.js`) as Access).guardAccountChange(e), 'users')
onRecordAuthWithPasswordRequest((e) => (require(`${__hooks}/lib/access.js`) as Access).limitSignIn(e))
onRecordAuthWithOTPRequest((e) => (require(`${__hooks}/lib/access.js`) as Access).limitCode(e), 'users')
onRecordAuthWithOAuth2Request(
  (e) => (require(`${__hooks}/lib/access.js`) as Access).guardProvider(e),
  'users',
)
onRecordDeleteRequest((e) => (require(`${__hooks}/lib/access.js`) as Access).refuseDeletion(e), 'users')
onRecordConfirmPasswordResetRequest(
  (e) => (require(`${__hooks}/lib/access.js`) as Access).noteNetworkOfReset(e),
  'users',
)
onRecordConfirmPasswordResetRequest(
  (e) => (require(`${__hooks}/lib/access.js`) as Access).noteNewPassword(e),
  'users',
)
onRecordConfirmPasswordResetRequest(
  (e) => (require(`${__hooks}/lib/access.js`) as Access).revokeKeysAtReset(e),
  'users',
)
onRecordConfirmPasswordResetRequest(
  (e) => (require(`${__hooks}/lib/access.js`) as Access).closeStreamsAfterLink(e),
  'users',
)
onRecordConfirmEmailChangeRequest(
  (e) => (require(`${__hooks}/lib/access.js`) as Access).closeStreamsAfterLink(e),
  'users',
)
onRecordEnrich((e) => (require(`${__hooks}/lib/access.js`) as Access).showEmailToManagers(e), 'users')

onRecordValidate((e) => (require(`${__hooks}/lib/access.js`) as Access).refuseWeakPassword(e), 'users')
onRecordCreate((e) => (require(`${__hooks}/lib/access.js`) as Access).storeEmail(e), 'users')
onRecordUpdate((e) => (require(`${__hooks}/lib/access.js`) as Access).storeEmail(e), 'users')
onRecordCreate((e) => (require(`${__hooks}/lib/access.js`) as Access).storeNames(e), 'users')
onRecordUpdate((e) => (require(`${__hooks}/lib/access.js`) as Access).storeNames(e), 'users')
onRecordUpdate((e) => (require(`${__hooks}/lib/access.js`) as Access).noteOwnPassword(e), 'users')
onRecordUpdate((e) => (require(`${__hooks}/lib/access.js`) as Access).tellNewPassword(e), 'users')
onRecordUpdate((e) => (require(`${__hooks}/lib/access.js`) as Access).tellNewAddress(e), 'users')
onRecordUpdate((e) => (require(`${__hooks}/lib/access.js`) as Access).logAccountChange(e), 'users')
onRecordAfterCreateSuccess((e) => (require(`${__hooks}/lib/access.js`) as Access).logNewAccount(e), 'users')
onRecordAfterCreateSuccess(
  (e) => (require(`${__hooks}/lib/access.js`) as Access).forgetGuessesBeforeAccount(e),
  'users',
)
onRecordAuthWithPasswordRequest(
  (e) => (require(`${__hooks}/lib/access.js`) as Access).endStreamsOfDeadTokens(e),
  'users',
)
onRecordAuthRequest((e) => (require(`${__hooks}/lib/access.js`) as Access).nameSession(e), 'users')
onRealtimeSubscribeRequest((e) => (require(`${__hooks}/lib/access.js`) as Access).noteSessionOfStream(e))
routerAdd('POST', '/api/sign-out', (e) => (require(`${__hooks}/lib/access.js`) as Access).signOut(e))
onRecordCreate((e) => (require(`${__hooks}/lib/access.js`) as Access).noteJoining(e), 'users')
onRecordCreate((e) => (require(`${__hooks}/lib/access.js`) as Access).writeCan(e), 'users')
onRecordUpdate((e) => (require(`${__hooks}/lib/access.js`) as Access).writeCan(e), 'users')
onRecordUpdateExecute((e) => (require(`${__hooks}/lib/access.js`) as Access).keepChangesOfOthers(e), 'users')
onRecordCreate((e) => (require(`${__hooks}/lib/access.js`) as Access).rewriteCan(e), 'superusers')
onRecordUpdate((e) => (require(`${__hooks}/lib/access.js`) as Access).rewriteCan(e), 'superusers')
onRecordDelete((e) => (require(`${__hooks}/lib/access.js`) as Access).rewriteCan(e), 'superusers')

onRecordCreateRequest(
  (e) => (require(`${__hooks}/lib/access.js`) as Access).placePreferences(e),
  'preferences',
)
onRecordUpdateRequest(
  (e) => (require(`${__hooks}/lib/access.js`) as Access).checkPreferences(e),
  'preferences',
)
onRecordCreateRequest(
  (e) => (require(`${__hooks}/lib/access.js`) as Access).fillNewSession(e),
  'user_sessions',
)
onRecordUpdateRequest((e) => (require(`${__hooks}/lib/access.js`) as Access).fillSession(e), 'user_sessions')

cronAdd('idle-visits', '* * * * *', () => (require(`${__hooks}/lib/access.js`) as Access).endIdleVisits())
cronAdd('stalled-streams', '*/10 * * * *', () =>
  (require(`${__hooks}/lib/access.js`) as Access).closeStalledStreams(),
)
