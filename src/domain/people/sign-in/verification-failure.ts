export type VerificationFailure = 'not-verified' | 'check-failed' | 'resend-failed'

export function verificationFailureText(failure: VerificationFailure): string {
  switch (failure) {
    case 'not-verified':
      return 'Email not verified yet. Check your inbox and click the verification link! 📧'
    case 'check-failed':
      return 'Something went wrong checking your email. Try again! 🔄'
    case 'resend-failed':
      return "Couldn't send another email right now. Try again in a moment! ⏰"
  }
}
