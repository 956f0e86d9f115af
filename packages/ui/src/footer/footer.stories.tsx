import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './index.ts';

export default {
  component: Footer,
  parameters: { layout: 'fullscreen' },
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
    wechatQrCode: '/media/brand/favicon.svg',
  },
} satisfies Meta<typeof Footer>;
type Story = StoryObj<typeof Footer>;

export const Full: Story = {};
export const Bare: Story = { render: () => <Footer /> };
export const Chinese: Story = {
  args: {
    description: 'RIDER为玻璃工程、淋浴房安装与栏杆企业供应现货五金，每件产品均附加工图。',
    businessHours: '周一至周五 7:30-17:00，周六 8:00-12:00（太平洋时间）',
    address: '美国加利福尼亚州帕萨迪纳市铸造街1480号6单元 邮编91105',
    copyright: '© RIDER 版权所有',
  },
  globals: { locale: 'zh-CN' },
};
