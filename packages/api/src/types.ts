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
  IdentityProof,
  IdentitySession,
  IdentityUser,
  PopupProvider,
  SignInMethod,
  SignUpSession,
  TokenClaims,
} from './identity/identity.types';
export type {
  AccountLanguage,
  ContentLanguages,
  ContentLanguagesChoice,
  LanguageChoice,
} from './language/language.types';
export type { PaymentNote } from './payments/payments.states';
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
  SwitchQuote,
  SwitchQuotes,
  SwitchQuotesWire,
  VerificationResult,
} from './payments/payments.types';
export type {
  AccountSummary,
  AccountSummaryWire,
  AgreedTerms,
  AgreedTermsWire,
  ExportedData,
  ExportWire,
} from './personalData/personalData.types';
export type {
  Receipt,
  ReceiptFile,
  ReceiptFileWire,
  ReceiptSeller,
  ReceiptTax,
  ReceiptWire,
} from './receipts/receipts.types';
export type {
  PlayingScreen,
  Screen,
  ScreenReport,
  ScreenReportWire,
  ScreenStatus,
} from './screens/screens.types';
export type {
  FoundCreator,
  FoundCreatorWire,
  FoundEpisode,
  FoundEpisodeWire,
  FoundLabel,
  FoundLabelWire,
  FoundTitle,
  FoundTitleWire,
  SearchCount,
  SearchFilter,
  SearchQuery,
  SearchResponse,
  SearchResponseWire,
  SearchSort,
  Suggestion,
  SuggestionWire,
  TextSpan,
} from './search/search.types';
export type { BrandPage, RuntimeSettings } from './settings/settings.types';
export type { ServerName } from './shared/endpoint';
export type { ApiErrorKind, ApiFailure } from './shared/failure.types';
export type { Id, ListResult, ListWindow, SkippedItem } from './shared/list.types';
export type {
  Place,
  PlaceChange,
  PlaceEpisode,
  PlaceReport,
  PlaceWire,
  RowChange,
  TitleSummary,
  TitleSummaryWire,
  WatchlistChange,
  WatchlistEntry,
  WatchlistEntryWire,
  WatchlistResult,
} from './viewing/viewing.types';
