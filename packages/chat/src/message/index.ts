export { Delivery, type DeliveryProps, type DeliveryState } from './delivery.tsx';
export { MessageBody, type MessageBodyProps, type ShownContent } from './message-body.tsx';
export { useObjectAddress } from './use-object-address.ts';
export { useWordsOf } from './words-of.ts';
