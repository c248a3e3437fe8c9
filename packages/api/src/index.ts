export { embedThumbnail } from './content/embeddedVideo';
export { runtimeSettingsSchema, SETTINGS_ELEMENT_ID } from './settings/settings.schemas';
export { ApiError } from './shared/errors';
export { toPaise } from './shared/money';
