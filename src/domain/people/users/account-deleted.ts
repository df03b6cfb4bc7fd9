/** The code with which the server refuses the session of an account that is gone. */
export const ACCOUNT_DELETED = 'account_deleted'
