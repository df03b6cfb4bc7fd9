export type UserClass = 'email' | 'phone' | 'other'

/** How a user came in: by email alone, by phone alone, or neither can be told. */
export function userClass(user: { readonly email?: string; readonly phone?: string }): UserClass {
  if (user.email && !user.phone) return 'email'
  if (user.phone && !user.email) return 'phone'
  return 'other'
}
