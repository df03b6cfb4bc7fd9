/** Makes or finds the user, verifies it and makes it an operator; all or nothing. */
function makeOperator(email: string, password: string | undefined): string {
  let id = ''
  $app.runInTransaction((tx) => {
    const user = findUser(tx, email) ?? newUser(tx, email)
    user.setVerified(true)
    if (password) user.setPassword(password)
    tx.save(user)
    addSuperuserRow(tx, user.id)
    id = user.id
  })
  return id
}

/** A link that lets its holder choose the password once; PocketBase's own page takes the token. */
function setPasswordLink(userId: string, appUrl: string): string {
  const token = $app.findRecordById('users', userId).newPasswordResetToken()
  return `${appUrl}/_/#/auth/confirm-password-reset/${token}`
}

/** Run by `npm run operator -- EMAIL`: one line of JSON, because the engine's log adds its own time to each line. */
export function runOperatorCommand(email: string, password: string, appUrl: string): string {
  try {
    return JSON.stringify({ ok: true, text: describeOperator(email, password, appUrl) })
  } catch (error) {
    return JSON.stringify({ ok: false, text: String(error).replace(/^(Go)?Error: /, '') })
  }
}

function describeOperator(email: string, password: string, appUrl: string): string {
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) throw new Error(`"${email}" is not an email address.`)
  const id = makeOperator(email, password || undefined)
  const done = `${email} is an operator.`
  return password
    ? done
    : `${done} Set the password within half an hour, once, at:\n${setPasswordLink(id, appUrl)}`
}

function findUser(tx: CoreApp, email: string): core.Record | undefined {
  const found = tx.findRecordsByFilter('users', 'email = {:email}', '', 1, 0, { email })
  return found[0] ?? undefined
}

function newUser(tx: CoreApp, email: string): core.Record {
  const user = new Record(tx.findCollectionByNameOrId('users'))
  user.setEmail(email)
  user.setPassword($security.randomString(40))
  return user
}

function addSuperuserRow(tx: CoreApp, userId: string): void {
  if (tx.findRecordsByFilter('superusers', 'user_id = {:userId}', '', 1, 0, { userId }).length > 0) return
  const row = new Record(tx.findCollectionByNameOrId('superusers'))
  row.set('user_id', userId)
  tx.save(row)
}
