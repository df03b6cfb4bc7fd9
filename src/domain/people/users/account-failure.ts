/** What can go wrong with an account outside the sign-in modal and the pages of mailed links. */
export type AccountFailure =
  | 'profile-update'
  | 'password-change'
  | 'deletion'
  | 'user-creation'
  | 'sign-in'
  | 'no-authenticated-user'

export function accountFailureText(failure: AccountFailure): string {
  switch (failure) {
    case 'profile-update':
      return 'Failed to update profile'
    case 'password-change':
      return 'Failed to change password'
    case 'deletion':
      return 'Account deletion must be implemented server-side for security reasons'
    case 'user-creation':
      return 'User creation failed'
    case 'sign-in':
      return 'Sign in failed'
    case 'no-authenticated-user':
      return 'No authenticated user or email'
  }
}
