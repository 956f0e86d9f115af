export { Delivery, type DeliveryProps, type DeliveryState } from './delivery.tsx';
export { MessageBody, type MessageBodyProps, type ShownContent } from './message-body.tsx';
export { usePictureSource } from './use-picture-source.ts';
export { useContentText } from './use-content-text.ts';
