export {
  Button,
  IconButton,
  LinkButton,
  type ButtonLook,
  type ButtonProps,
  type IconButtonProps,
  type LinkButtonProps,
} from './button.tsx';
