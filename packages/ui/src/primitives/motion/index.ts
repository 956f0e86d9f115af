export { motionAllowed, useMotionAllowed } from './motion.ts';
