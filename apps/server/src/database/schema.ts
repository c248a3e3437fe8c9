export * from '../account/account.schema';
export * from '../catalogue/catalogueLoads.schema';
export * from '../content/content.schema';
export * from '../creators/creators.schema';
export * from '../payments/payments.schema';
export * from '../payments/plans.schema';
export * from '../sandbox/sandbox.schema';
