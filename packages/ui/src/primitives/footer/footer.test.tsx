import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Footer } from './index.ts';

test('[R3.6] links to the information pages and the feedback form', () => {
  renderUi(<Footer hasAbout />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/about',
    '/contact',
    '/policy',
    '/news_list',
    '/goods_seckill',
    '/goods_presell',
    '/contact',
    '#top',
  ]);
  expect(screen.getByRole('link', { name: 'FeedBack Now!' })).toBeTruthy();
});

test('[R3.6] has no link to a page about the company that the shop lacks', () => {
  renderUi(<Footer />);
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/contact');
});

test('[R3.6] shows company data, copyright, record number and QR code if given', async () => {
  const { container } = renderUi(
    <Footer
      phone="+1 (626) 555-0142"
      businessHours="Mon-Fri"
      copyright="© RIDER"
      recordNumber="No. 1"
      wechatQrCode="/qr.png"
    />,
  );
  expect(screen.getByRole('link', { name: '+1 (626) 555-0142' }).getAttribute('href')).toBe('tel:+16265550142');
  expect(screen.getByText('Mon-Fri').tagName).toBe('DD');
  expect(container.textContent).toContain('© RIDERNo. 1Go to top');
  expect(screen.getByRole('img', { name: 'Scan to follow us on WeChat' })).toBeTruthy();
  expect(screen.queryByText('Address')).toBeNull();
  await expectNoAxeViolations(container);
});
