/** What an operator typed into the Edit User modal; people/users/edited-user.ts has checked it. */
export interface UserEdit {
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
  /** Empty when nothing was entered. */
  readonly email: string
  readonly existingEmail: string
}

export type UserUpdateCall =
  | {
      readonly rpc: 'update_user_names'
      readonly args: {
        readonly target_user_id: string
        readonly new_first_name: string
        readonly new_last_name: string
      }
    }
  | {
      readonly rpc: 'update_user_email_and_names'
      readonly args: {
        readonly target_user_id: string
        readonly new_email: string
        readonly new_first_name: string
        readonly new_last_name: string
      }
    }

/** An email is sent only to fill a gap: one that exists cannot be changed. */
export function userUpdateCall(edit: UserEdit): UserUpdateCall {
  const names = {
    target_user_id: edit.userId,
    new_first_name: edit.firstName.trim(),
    new_last_name: edit.lastName.trim(),
  }
  const email = edit.email.trim()
  return edit.existingEmail === '' && email !== ''
    ? { rpc: 'update_user_email_and_names', args: { ...names, new_email: email } }
    : { rpc: 'update_user_names', args: names }
}
