// The types of the matchers; the components' setup, which comes first, brings all else but popovers and modal dialogs.
import '@testing-library/jest-dom/vitest';

HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;
HTMLDialogElement.prototype.showModal ??= () => undefined;
HTMLDialogElement.prototype.close ??= () => undefined;
