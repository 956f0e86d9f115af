// For the types of the matchers. The setup of @rider/ui, which runs first, provides everything except popovers and modal dialogs.
import '@testing-library/jest-dom/vitest';

HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;
HTMLDialogElement.prototype.showModal ??= () => undefined;
HTMLDialogElement.prototype.close ??= () => undefined;
// The editor of rich texts measures what it shows.
document.elementFromPoint ??= () => null;
Range.prototype.getClientRects ??= () => document.body.getClientRects();
Range.prototype.getBoundingClientRect ??= () => document.body.getBoundingClientRect();
