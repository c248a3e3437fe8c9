import type { UserWire } from '../account/account.types';
import type { ContentItemWire, EpisodeWire } from '../content/content.types';
import type { CreatorPostWire, CreatorWire } from '../creators/creators.types';
import type { PaymentRecordWire, PlanWire } from '../payments/payments.types';
import type { RuntimeSettings } from '../settings/settings.types';

/** Answers in the reference backend's shape. */
export const itemWire: ContentItemWire = {
  id: 'monsoon-days',
  name: 'Monsoon Days',
  description: 'Two sisters keep a ferry running through one wet season.',
  thumbnail_app: '/artwork/monsoon-days/small.avif',
  thumbnail_web: '/artwork/monsoon-days/wide.avif',
  video_url: '/media/signature/monsoon-days/main.m3u8',
  genres: ['Drama', 'Family'],
  languages: ['Hindi', 'Marathi'],
  keywords: ['rain', 'river'],
  quality: ['HD', '4K'],
  subscription: 'premium',
  price: 49,
  duration: 5400,
  created_at: '2024-06-01T10:00:00Z',
  updated_at: '2024-07-01T10:00:00Z',
  youtube_video_id: null,
  lang: 'en',
};

export const episodeWire: EpisodeWire = {
  id: 'e1',
  name: 'The first crossing',
  video_url: '/media/signature/e1/main.m3u8',
  thumbnail_app: '/artwork/e1/small.avif',
  thumbnail_web: '/artwork/e1/wide.avif',
  duration: 1500,
};

export const planWire: PlanWire = {
  id: 'monthly',
  name: 'Monthly',
  amount: 199,
  description: 'Everything, on every screen',
  duration_days: 30,
};

export const paymentRecordWire: PaymentRecordWire = {
  id: 'pay-1',
  status: 'paid',
  orderId: 'monthly',
  amount: 199,
  created_at: '2024-06-01T10:00:00Z',
  payment_link_id: 'plink_1',
};

export const creatorWire: CreatorWire = {
  id: 'asha',
  name: 'Asha Rao',
  username: 'asharao',
  email: 'asha@example.in',
  photo_url: '/artwork/creators/asha.avif',
  follower_count: 1200,
  following_count: 34,
};

export const postWire: CreatorPostWire = {
  id: 'p1',
  content_type: 'reel',
  content_url: '/media/signature/p1/main.m3u8',
  caption: 'Behind the ferry scene',
  likes_count: 87,
  created_at: '2024-06-01T10:00:00Z',
  creator: { id: 'asha', name: 'Asha Rao' },
};

export const userWire: UserWire = {
  user: { firebase_uid: 'u1', display_name: 'Meera Iyer', phone: '9876543210', email: 'meera@example.in' },
};

export const settings: RuntimeSettings = {
  mode: 'local',
  servers: {
    content: '/services/content',
    payments: '/services/payments',
    creators: 'https://creators.example.in',
  },
  sendToken: 'same-origin',
  firebase: { projectId: 'demo-chalchitra', apiKey: 'demo', authDomain: 'localhost', emulator: true },
  razorpay: { keyId: 'rzp_sandbox_1', checkoutUrl: '/sandbox/razorpay/v1/checkout.js' },
  embedHost: '',
  brand: { name: 'Chalchitra', logoUrl: null, colour: '#e34234', contactEmail: 'hello@example.in' },
};
