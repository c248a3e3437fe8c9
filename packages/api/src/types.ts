export type {
  ProfileUpdate,
  Registration,
  UserDetails,
  UserProfile,
  UserWire,
} from './account/account.types';
export type {
  Artwork,
  CaptionFile,
  CaptionFileWire,
  ContentItem,
  ContentItemWire,
  ContentKind,
  ContentList,
  Episode,
  EpisodeWire,
  VideoDetail,
} from './content/content.types';
export type { Creator, CreatorPost, CreatorPostWire, CreatorWire } from './creators/creators.types';
export type {
  Identity,
  IdentityConfig,
  IdentityFailure,
  IdentitySession,
  IdentityUser,
  PopupProvider,
  TokenClaims,
} from './identity/identity.types';
export type {
  CheckoutOrder,
  CheckoutOrderRequest,
  CheckoutPayment,
  PaymentLink,
  PaymentLinkRequest,
  PaymentRecord,
  PaymentRecordWire,
  PaymentVerification,
  Plan,
  PlanWire,
  VerificationResult,
} from './payments/payments.types';
export type { RuntimeSettings } from './settings/settings.types';
export type { ServerName } from './shared/endpoint';
export type { ApiErrorKind, ApiFailure } from './shared/failure.types';
export type { Id, ListResult, ListWindow, SkippedItem } from './shared/list.types';
