import './theme/global.css';
import './theme/themes.css';

export { ActionList, type ActionListProps, ActionRow, type ActionRowProps } from './ActionRow/ActionRow';
export { Alert, type AlertProps } from './Alert/Alert';
export { Announcement, type AnnouncementProps } from './Announcement/Announcement';
export { Artwork, type ArtworkProps, type ArtworkSources, type Picture } from './Artwork/Artwork';
export { Avatar, type AvatarProps } from './Avatar/Avatar';
export { Badge, type BadgeProps } from './Badge/Badge';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './Button/Button';
export { CardAction, type CardActionProps } from './CardAction/CardAction';
export { ChannelCard, type ChannelCardProps } from './ChannelCard/ChannelCard';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export { ContentCard, type ContentCardProps } from './ContentCard/ContentCard';
export { ContentRow, type ContentRowProps } from './ContentRow/ContentRow';
export { CreatorCard, type CreatorCardProps } from './CreatorCard/CreatorCard';
export { CreatorHeader, type CreatorHeaderProps } from './CreatorHeader/CreatorHeader';
export { DataUsed, type DataUsedProps } from './DataUsed/DataUsed';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { EpisodeCard, type EpisodeCardProps } from './EpisodeCard/EpisodeCard';
export { ErrorScreen, type ErrorScreenProps } from './ErrorScreen/ErrorScreen';
export {
  FilterBar,
  type FilterBarProps,
} from './FilterBar/FilterBar';
export type { FilterChoice, FilterGroup } from './FilterBar/FilterBar.types';
export { Form, FormActions, FormDivider, type FormProps, FormRow } from './Form/Form';
export { FormDialog, type FormDialogProps } from './FormDialog/FormDialog';
export { Grid, type GridProps, SkeletonGrid } from './Grid/Grid';
export { HeroBanner, type HeroBannerProps } from './HeroBanner/HeroBanner';
export { HeroCarousel, type HeroCarouselProps, type HeroSlide } from './HeroCarousel/HeroCarousel';
export { IconButton, type IconButtonProps } from './IconButton/IconButton';
export { KeySheet, type KeySheetProps } from './KeySheet/KeySheet';
export { Link, type LinkProps } from './Link/Link';
export { type AnchorProps, LinkProvider, type LinkProviderProps } from './Link/LinkSlot';
export { LiveTvOverlay, type LiveTvOverlayProps } from './LiveTvOverlay/LiveTvOverlay';
export { Logo, type LogoProps } from './Logo/Logo';
export { Marked, type MarkedProps, type TextRange } from './Marked/Marked';
export { MoreButton, type MoreButtonProps } from './MoreButton/MoreButton';
export {
  NextEpisodeCountdown,
  type NextEpisodeCountdownProps,
} from './NextEpisodeCountdown/NextEpisodeCountdown';
export {
  Page,
  PageContent,
  type PageContentProps,
  PageHeading,
  type PageHeadingProps,
  type PageProps,
} from './Page/Page';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField';
export {
  PaymentList,
  type PaymentListProps,
  PaymentRow,
  type PaymentRowProps,
} from './PaymentRow/PaymentRow';
export { PhoneField, type PhoneFieldProps } from './PhoneField/PhoneField';
export { PlanCard, type PlanCardProps, PlanGrid } from './PlanCard/PlanCard';
export { type CaptionStyle, PlayerCaptions, type PlayerCaptionsProps } from './PlayerCaptions/PlayerCaptions';
export { PlayerControls, type PlayerControlsProps } from './PlayerControls/PlayerControls';
export {
  type PlayerMenuButton,
  PlayerMenuButtons,
  type PlayerMenuButtonsProps,
  type PlayerMenuId,
} from './PlayerControls/PlayerMenuButtons';
export { PlayerTime, type PlayerTimeProps } from './PlayerControls/PlayerTime';
export { PlayerFeedback, type PlayerFeedbackProps } from './PlayerFeedback/PlayerFeedback';
export { PlayerFrame, type PlayerFrameProps } from './PlayerFrame/PlayerFrame';
export { PlayerMenu, type PlayerMenuGroup, type PlayerMenuOption } from './PlayerMenu/PlayerMenu';
export { PlayerMessage, type PlayerMessageProps } from './PlayerMessage/PlayerMessage';
export { PostCard, type PostCardProps, type PostCreator } from './PostCard/PostCard';
export { PostTile, type PostTileProps } from './PostTile/PostTile';
export { PostViewer, type PostViewerProps, type ViewedPost } from './PostViewer/PostViewer';
export { type ReceiptFact, ReceiptSheet, type ReceiptSheetProps } from './ReceiptSheet/ReceiptSheet';
export { ReelCard, type ReelCardProps } from './ReelCard/ReelCard';
export { ReelAutoplay, type ReelAutoplayProps } from './ReelVideo/ReelAutoplay';
export { ResultList, type ResultListProps } from './ResultList/ResultList';
export { ResumePrompt, type ResumePromptProps } from './ResumePrompt/ResumePrompt';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField';
export type { SearchFieldHandle } from './SearchField/SearchField.types';
export { SearchPanel, type SearchPanelProps } from './SearchPanel/SearchPanel';
export type {
  RecentSearches,
  SearchPanelGroup,
  SearchPanelOption,
} from './SearchPanel/SearchPanel.types';
export { SeekBar, type SeekBarProps, type SeekFrame } from './SeekBar/SeekBar';
export { Select, type SelectOption, type SelectProps } from './Select/Select';
export { ShareButton, type ShareButtonProps } from './ShareButton/ShareButton';
export { Shelf, type ShelfProps, SkeletonRow } from './Shelf/Shelf';
export { ShelfStack, type ShelfStackProps } from './ShelfStack/ShelfStack';
export type { Network } from './SiteFooter/NetworkMark';
export { type FooterLink, SiteFooter, type SiteFooterProps } from './SiteFooter/SiteFooter';
export { SiteHeader, type SiteHeaderProps } from './SiteHeader/SiteHeader';
export type {
  ChoiceGroup,
  HeaderAccount,
  NavigationEntry,
  NavigationGroup,
  NavigationLink,
} from './SiteHeader/SiteHeader.types';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton';
export { SoundOnlyNote, type SoundOnlyNoteProps, SoundOnlyPoster } from './SoundOnly/SoundOnly';
export { LoadingPage, type LoadingPageProps, Spinner } from './Spinner/Spinner';
export { StatisticsPanel, type StatisticsPanelProps } from './StatisticsPanel/StatisticsPanel';
export { afterPaint } from './shared/afterPaint';
export { focusHeading } from './shared/focusHeading';
export {
  CodeFailureContext,
  LazyPart,
  type LazyPartCode,
  type LazyPartProps,
  lazyPart,
} from './shared/lazyPart';
export { MotionProvider, type MotionProviderProps, useIsStill } from './shared/motion';
export { useIsHydrated } from './shared/useIsHydrated';
export { useIsSeen } from './shared/useIsSeen';
export { TextField, type TextFieldProps } from './TextField/TextField';
export { type ToastItem, ToastRegion, type ToastRegionProps } from './Toast/Toast';
export { type LoadFont, loadScriptFonts } from './theme/loadScriptFonts';
export { SavesDataContext, savesData } from './theme/savesData';
export {
  WatchlistButton,
  type WatchlistButtonProps,
  WatchlistMark,
} from './WatchlistButton/WatchlistButton';
