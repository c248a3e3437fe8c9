import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { accountDeletionMachine } from './accountDeletion/accountDeletion.machine';
import { accountDeletionScenarios } from './accountDeletion/accountDeletion.scenarios';
import { checkoutMachine } from './checkout/checkout.machine';
import { checkoutScenarios } from './checkout/checkout.scenarios';
import { dataExportMachine } from './dataExport/dataExport.machine';
import { dataExportScenarios } from './dataExport/dataExport.scenarios';
import { heroCarouselMachine } from './heroCarousel/heroCarousel.machine';
import { heroCarouselScenarios } from './heroCarousel/heroCarousel.scenarios';
import { liveTvMachine } from './liveTv/liveTv.machine';
import { liveTvScenarios } from './liveTv/liveTv.scenarios';
import { navMenuMachine } from './navMenu/navMenu.machine';
import { navMenuScenarios } from './navMenu/navMenu.scenarios';
import { outboxMachine } from './outbox/outbox.machine';
import { outboxScenarios } from './outbox/outbox.scenarios';
import { paymentLinkMachine } from './paymentLink/paymentLink.machine';
import { paymentLinkScenarios } from './paymentLink/paymentLink.scenarios';
import { paymentPollingMachine } from './paymentPolling/paymentPolling.machine';
import { paymentPollingScenarios } from './paymentPolling/paymentPolling.scenarios';
import { playerMachine } from './player/player.machine';
import { playerScenarios } from './player/player.scenarios';
import { postViewerMachine } from './postViewer/postViewer.machine';
import { postViewerScenarios } from './postViewer/postViewer.scenarios';
import { profileEditMachine } from './profileEdit/profileEdit.machine';
import { profileEditScenarios } from './profileEdit/profileEdit.scenarios';
import { recentlyWatchedMachine } from './recentlyWatched/recentlyWatched.machine';
import { recentlyWatchedScenarios } from './recentlyWatched/recentlyWatched.scenarios';
import { registrationMachine } from './registration/registration.machine';
import { registrationScenarios } from './registration/registration.scenarios';
import { searchMachine } from './search/search.machine';
import { searchScenarios } from './search/search.scenarios';
import { sessionMachine } from './session/session.machine';
import { sessionScenarios } from './session/session.scenarios';
import { signInMachine } from './signIn/signIn.machine';
import { signInScenarios } from './signIn/signIn.scenarios';
import { subscriptionGateMachine } from './subscriptionGate/subscriptionGate.machine';
import { subscriptionGateScenarios } from './subscriptionGate/subscriptionGate.scenarios';

/** A machine with its scenarios. */
export interface MachineIndexEntry {
  machine: AnyStateMachine;
  scenarios: Record<string, AnyMachineSnapshot>;
}

/** Every machine with its scenarios, by name, for the pages that show them. */
export const machineIndex: Record<string, MachineIndexEntry> = {
  accountDeletion: { machine: accountDeletionMachine, scenarios: accountDeletionScenarios },
  checkout: { machine: checkoutMachine, scenarios: checkoutScenarios },
  dataExport: { machine: dataExportMachine, scenarios: dataExportScenarios },
  heroCarousel: { machine: heroCarouselMachine, scenarios: heroCarouselScenarios },
  liveTv: { machine: liveTvMachine, scenarios: liveTvScenarios },
  navMenu: { machine: navMenuMachine, scenarios: navMenuScenarios },
  outbox: { machine: outboxMachine, scenarios: outboxScenarios },
  paymentLink: { machine: paymentLinkMachine, scenarios: paymentLinkScenarios },
  paymentPolling: { machine: paymentPollingMachine, scenarios: paymentPollingScenarios },
  player: { machine: playerMachine, scenarios: playerScenarios },
  profileEdit: { machine: profileEditMachine, scenarios: profileEditScenarios },
  postViewer: { machine: postViewerMachine, scenarios: postViewerScenarios },
  recentlyWatched: { machine: recentlyWatchedMachine, scenarios: recentlyWatchedScenarios },
  registration: { machine: registrationMachine, scenarios: registrationScenarios },
  search: { machine: searchMachine, scenarios: searchScenarios },
  session: { machine: sessionMachine, scenarios: sessionScenarios },
  signIn: { machine: signInMachine, scenarios: signInScenarios },
  subscriptionGate: { machine: subscriptionGateMachine, scenarios: subscriptionGateScenarios },
};
