export { type AccountClient, createAccountClient } from './account/account.client';
export { type ContentClient, createContentClient } from './content/content.client';
export { CONTENT_KINDS, CONTENT_LISTS } from './content/content.lists';
export { embedThumbnail } from './content/embedThumbnail';
export { isPlaylist } from './content/isPlaylist';
export { type CreatorsClient, createCreatorsClient } from './creators/creators.client';
export { IdentityError } from './identity/identity.errors';
export { forgetStoredUser } from './identity/storedUser';
export { readTokenClaims } from './identity/tokenClaims';
export { createLanguageClient, type LanguageClient } from './language/language.client';
export { createHistoryClient, createPaymentsClient, type PaymentsClient } from './payments/payments.client';
export { createPersonalDataClient, type PersonalDataClient } from './personalData/personalData.client';
export { createReceiptsClient, type ReceiptsClient } from './receipts/receipts.client';
export { createScreensClient, type ScreensClient } from './screens/screens.client';
export { createSearchClient, type SearchClient } from './search/search.client';
export { bestLocale } from './settings/bestLocale';
export { DEFAULT_LOCALE, findLocale, type LocaleTag, localeAttributes, localesOf } from './settings/locales';
export {
  APP_ELEMENT_ID,
  FAILURE_ELEMENT_ID,
  jsonBlock,
  SETTINGS_ELEMENT_ID,
  STATE_ELEMENT_ID,
} from './settings/pageElements';
export { ApiError } from './shared/errors';
export type { CallOptions, ResponseReport, ServerOptions, TokenSource } from './shared/http';
export { toPaise } from './shared/money';
export { createViewingClient, type ViewingClient } from './viewing/viewing.client';
export { MAX_CHANGES } from './viewing/viewing.contract';
