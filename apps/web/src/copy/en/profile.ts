/** The profile page and its payment history. */
export const profile = {
  heading: 'Profile',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  noPhone: 'No phone number',
  paymentHistory: 'Payment History',
  noPayments: 'No payments yet',
  viewPlans: 'View Subscription Plans',
  watchNow: 'Watch Now',
  logout: 'Logout',
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
};
