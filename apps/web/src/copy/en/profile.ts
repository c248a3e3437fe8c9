/** The profile page and its payment history. */
export const profile = {
  name: 'Name',
  phone: 'Phone',
  noPhone: 'No phone number',
  paymentHistory: 'Payment History',
  noPayments: 'No payments yet',
  viewPlans: 'View Subscription Plans',
  perMonth: (amount: string) => `${amount}/month`,
  forDays: (amount: string, days: number) => `${amount} for ${days} days`,
  paidOn: (date: string) => `Paid on ${date}`,
  startedOn: (date: string) => `Started on ${date}`,
  nextDue: (date: string) => `Next due ${date}`,
  /** Names a payment whose plan is gone. */
  plan: 'Subscription',
  statuses: { paid: 'Paid', expired: 'Expired', created: 'Pending', failed: 'Failed' } as Record<
    string,
    string
  >,
  /** The form that edits the profile. */
  form: {
    edit: 'Edit Profile',
    displayName: 'Display name',
    phoneHint: '10 digits, or with your country code. Leave it empty to remove your number.',
    save: 'Save Changes',
    saving: 'Saving your changes',
    saved: 'Your profile has been saved.',
    discarded: 'Your changes were not saved.',
    resume: 'Keep editing',
    kept: 'Your changes are still here. They have not been saved yet.',
    phoneUnknown: 'Your phone number could not be loaded',
  },
};
