export { CouponPicker, type CouponChoice, type CouponPickerProps } from './coupon-picker.tsx';
