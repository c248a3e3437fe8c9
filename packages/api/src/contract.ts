export * from './account/account.contract';
export * from './content/content.contract';
export { embeddedVideoId, embedThumbnail } from './content/embeddedVideo';
export * from './creators/creators.contract';
export * from './payments/payments.contract';
export { SETTINGS_ELEMENT_ID } from './settings/settings.element';
export { runtimeSettingsSchema } from './settings/settings.schemas';
export type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf, ServerName, WireOf } from './shared/endpoint';
export { toPaise } from './shared/money';
