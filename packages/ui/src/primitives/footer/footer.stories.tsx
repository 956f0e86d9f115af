import type { Meta, StoryObj } from '@storybook/react-vite';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { Footer } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The end of every screen: the ways to what the shop says of itself, and how to reach it.',
  do: ['Leave out what the shop does not have: hours, record number and QR code are optional.'],
  dont: ['Do not put actions of a screen here.'],
  keyboard: [['Tab', 'Goes through the links']],
  anatomy: {
    Footer:
      'footer data-component="footer" (b ({siteName}), {description}, nav (ul (li (Link))), dl (dt, dd (a)), b, Link, img, {copyright}, {recordNumber}, {children})',
  },
};

const meta: Meta<typeof Footer> = {
  title: 'Navigation/Footer',
  component: Footer,
  args: {
    siteName: 'RIDER',
    description:
      'RIDER supplies glaziers, shower installers and railing builders with hardware that ships from stock, with drawings for every cut-out.',
    phone: '+1 (626) 555-0142',
    email: 'sales@example.com',
    businessHours: 'Mon-Fri 7:30 am - 5:00 pm, Sat 8:00 am - 12:00 noon (Pacific)',
    address: '1480 Foundry Row, Suite 6, Pasadena, CA 91105, USA',
    copyright: '© RIDER. All rights reserved.',
    recordNumber: 'Demo record no. 0000000',
    hasAbout: true,
    wechatQrCode: '/media/brand/favicon.svg',
  },
  parameters: { guide, layout: 'fullscreen', ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof Footer>;

export const Full: Story = {};
export const Minimal: Story = { render: () => <Footer />, parameters: inModes('phone', 'wide') };
export const Chinese: Story = {
  args: {
    description: 'RIDER 为玻璃工程、淋浴房安装与栏杆企业供应现货五金，每件产品均附加工图。',
    businessHours: '周一至周五 7:30-17:00，周六 8:00-12:00（太平洋时间）',
    address: '美国加利福尼亚州帕萨迪纳市铸造街1480号6单元 邮编91105',
    copyright: '© RIDER 版权所有',
  },
  parameters: inModes('chinese'),
};
