export { type AccountDeletionActor, accountDeletionMachine } from './accountDeletion/accountDeletion.machine';
export { deletionFieldOf } from './accountDeletion/accountDeletion.rules';
export { accountDeletionScenarios } from './accountDeletion/accountDeletion.scenarios';
export { type CheckoutActor, type CheckoutOutcome, checkoutMachine } from './checkout/checkout.machine';
export { checkoutScenarios } from './checkout/checkout.scenarios';
export { type DataExportActor, dataExportMachine } from './dataExport/dataExport.machine';
export { dataExportScenarios } from './dataExport/dataExport.scenarios';
export { type HeroCarouselActor, heroCarouselMachine } from './heroCarousel/heroCarousel.machine';
export { type LiveTvActor, liveTvMachine } from './liveTv/liveTv.machine';
export { type MachineIndexEntry, machineIndex } from './machineIndex';
export { type NavMenuActor, navMenuMachine } from './navMenu/navMenu.machine';
export { type OutboxActor, outboxMachine } from './outbox/outbox.machine';
export type { WaitingChange } from './outbox/outbox.rules';
export {
  type PaymentLinkActor,
  type PaymentPurpose,
  type PendingPayment,
  paymentLinkMachine,
} from './paymentLink/paymentLink.machine';
export { paymentLinkScenarios } from './paymentLink/paymentLink.scenarios';
export { paymentPollingMachine } from './paymentPolling/paymentPolling.machine';
export { COUNTDOWN_SECONDS, SPEEDS } from './player/player.constants';
export type { PlayerFailureCode } from './player/player.context';
export type { PlayerEvent, PlayerFeedback, PlayerRequest } from './player/player.events';
export { isRepeated, type PlayerKeyBinding, playerKeys, requestOfKey } from './player/player.keys';
export {
  isPlayingOrStarting,
  type PlayerActor,
  type PlayerSnapshot,
  playerMachine,
} from './player/player.machine';
export { isWorthResuming, mediaKeyOf } from './player/player.rules';
export { playerScenarios, samplePlayerInput } from './player/player.scenarios';
export { createPlayerActor, type PlayerServices } from './player/player.services';
export type { PlayedMedia, ReportedPlayback } from './player/player.setup';
export type {
  CaptionFile,
  CaptionLine,
  CaptionLook,
  MediaCommand,
  MediaFact,
  MediaFailureCode,
  MediaSource,
  MediaStatistics,
  MediaStore,
  MediaTrack,
  PlayableMedia,
  PlaybackRefusal,
  PlayerPreferences,
  PlayheadState,
  Rendition,
  SavedPosition,
  SeekFrame,
  TimeRange,
  WantedRendition,
  WantedTrack,
} from './player/player.types';
export { type PostViewerActor, postViewerMachine } from './postViewer/postViewer.machine';
export { postViewerScenarios } from './postViewer/postViewer.scenarios';
export { type ProfileEditActor, profileEditMachine } from './profileEdit/profileEdit.machine';
export { isProfileChanged, type ProfileField, profileFieldOf } from './profileEdit/profileEdit.rules';
export { profileEditScenarios } from './profileEdit/profileEdit.scenarios';
export { MAX_WATCHED } from './recentlyWatched/recentlyWatched.constants';
export { type RecentlyWatchedActor, recentlyWatchedMachine } from './recentlyWatched/recentlyWatched.machine';
export type { WatchedItem } from './recentlyWatched/recentlyWatched.rules';
export { type RegistrationActor, registrationMachine } from './registration/registration.machine';
export { formatPhone, type RegistrationField, registrationFieldOf } from './registration/registration.rules';
export { registrationScenarios } from './registration/registration.scenarios';
export { MAX_RECENTS } from './search/search.constants';
export { type SearchActor, searchMachine } from './search/search.machine';
export {
  recentKey,
  type SearchOption,
  toOptions,
  toQuery,
  withoutRecent,
  withRecent,
} from './search/search.rules';
export { searchScenarios } from './search/search.scenarios';
export { type IdentityEvent, type SessionActor, sessionMachine } from './session/session.machine';
export { uidOf } from './session/uidOf';
export { watchAccount } from './session/watchAccount';
export type { Failure } from './shared/failure';
export type { FailureCode } from './shared/failureCodes';
export { latinKey } from './shared/latinKey';
export { hasPaid, paidUntil } from './shared/payments';
export { hasLeftRow, isWatchedToEnd } from './shared/watchedToEnd';
export { type SignInActor, signInMachine } from './signIn/signIn.machine';
export { type SignInField, signInFieldOf } from './signIn/signIn.rules';
export { signInScenarios } from './signIn/signIn.scenarios';
export {
  type SubscriptionGateActor,
  subscriptionGateMachine,
} from './subscriptionGate/subscriptionGate.machine';
export { subscriptionGateScenarios } from './subscriptionGate/subscriptionGate.scenarios';
